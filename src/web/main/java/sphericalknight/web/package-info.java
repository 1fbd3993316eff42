/** Static web pages, which run in a browser without a kernel. */
package sphericalknight.web;
