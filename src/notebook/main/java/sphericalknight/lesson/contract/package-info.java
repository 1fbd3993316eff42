/** The notebook contract: one small rule per idea, each with a reason and a cure for the author. */
package sphericalknight.lesson.contract;
