package storage;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.storage.HuffmanWords;

class MyHuffmanWords implements HuffmanWords {
    @Override
    public String[] words(int[] weights) {
        // Each symbol is a tree by itself.
        // A java.util.PriorityQueue gives the lightest tree first.
        // Join the two lightest trees,
        // and put the new tree back among the others.
        throw new NotStartedYet("TODO 12.2: join the two lightest trees");
    }
}
