/** Static pages: what runs in a browser without a kernel. */
package sphericalknight.web;
