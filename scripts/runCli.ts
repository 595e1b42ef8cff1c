import { ClusterError } from '@/infra/database/cluster/clusterError'
import { DatabaseConnectionsError } from '@/infra/database/boot'
import { DatabaseLocaleError } from '@/infra/database/assertHangulTrigrams'
import { EnvError } from '@/infra/env'
import { isExiting } from '@/infra/exitHooks'
import { PortsTakenError } from '@/infra/freePort'
import { log } from '@/infra/log'
import { NewerSchemaError, OlderSchemaError } from '@/schema/migrate'
import { DataFolderError } from '@/server/installation'
import { runCommand } from './runCommand'

export { UsageError } from './runCommand'

const USER_ERRORS = [
  ...[EnvError, DatabaseLocaleError, DatabaseConnectionsError, ClusterError, PortsTakenError],
  ...[NewerSchemaError, OlderSchemaError, DataFolderError],
]

const userMessageOf = (error: unknown): string | null =>
  USER_ERRORS.some((kind) => error instanceof kind) ? (error as Error).message : null

/** `runCommand` with the settings, log and database, whose loading costs as much as reading 2,000 rows. */
export async function runCli(
  main: () => Promise<number | void>,
  explain: (error: unknown) => string | null = () => null,
): Promise<void> {
  // Servers and LOG_LEVEL ask for more.
  log.level = process.env.LOG_LEVEL || 'warn'
  await runCommand(main, (error) => explain(error) ?? userMessageOf(error), isExiting)
}
