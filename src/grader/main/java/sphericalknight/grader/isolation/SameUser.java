package sphericalknight.grader.isolation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Level S1: a resource-limited process of the same user, with an empty environment and an empty folder. */
final class SameUser implements Sandbox {
    private final Seats seats;

    SameUser(Seats seats) {
        this.seats = seats;
    }

    @Override
    public ProcessBuilder command(int seat, JavaProgram program) {
        Path folder = seats.folder(seat);
        List<String> command = new ArrayList<>(Tools.limits(program.cpuSeconds(), 0));
        command.add(Tools.java());
        command.addAll(program.arguments(program.jar(), folder));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        return builder;
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
