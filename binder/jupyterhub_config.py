# A JupyterHub for the local users of one Debian machine. TEACHING.md, "A room of thirty", has the commands.
import os

course = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))

# Each learner's server runs as that learner and starts in a copy of the lessons of their own.
c.Spawner.cmd = [os.path.join(course, "binder", "learner")]
c.Spawner.default_url = "/tree/spherical-knight"
c.Spawner.start_timeout = 120

# What idles gives its memory back: a kernel after half an hour, a learner's server an hour after its last kernel.
c.Spawner.args = [
    "--MappingKernelManager.cull_idle_timeout=1800",
    "--MappingKernelManager.cull_interval=300",
    "--MappingKernelManager.cull_connected=True",
    "--NotebookApp.shutdown_no_activity_timeout=3600",
]
