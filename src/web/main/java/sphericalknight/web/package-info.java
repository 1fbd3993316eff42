/** Static web pages that need no kernel: the trainer here, and the site and its live boards in the packages below. */
package sphericalknight.web;
