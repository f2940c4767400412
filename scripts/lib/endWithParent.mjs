/**
 * Loaded before a child process's own code (`node --import`): the child ends when its parent does, however that ended. A
 * build that goes on by itself would write into the folder that the next one uses.
 */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
