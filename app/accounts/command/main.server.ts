import { runAdmin } from './command.server.ts'

/** The command as npm starts it. */
export async function runAdminCommand() {
  process.exitCode = await runAdmin({
    args: process.argv.slice(2),
    env: process.env,
    screen: process.stdout,
    errors: process.stderr,
  })
}
