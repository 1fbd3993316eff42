package sphericalknight.grader.isolation;

/** Level S1: a resource-limited process of the same user, with an empty environment and an empty folder. */
final class SameUser implements Sandbox {
    private final Seats seats;

    SameUser(Seats seats) {
        this.seats = seats;
    }

    @Override
    public ProcessBuilder command(int seat, JavaProgram program) {
        return Sandbox.confined(Tools.limits(program.cpuSeconds(), 0), program, seats.folder(seat));
    }

    @Override
    public boolean leavesOrphans() {
        return true;
    }

    @Override
    public void sweep(int seat) {
        seats.empty(seat);
    }

    @Override
    public void close() {}
}
