/** Changes names in class files, so that no class of this module needs the name of another one. It runs when the module is built. */
package sphericalknight.browser.rename;
