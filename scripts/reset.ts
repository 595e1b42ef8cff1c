import { setAside } from '@/infra/database/cluster/setAside'
import { env } from '@/infra/env'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { UsageError, runCli } from './runCli'

/** The old database is moved aside, not deleted. */
async function reset(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env()
  if (DATABASE_URL) throw new UsageError(EMBEDDED_DATABASE.foreignDatabase)
  const now = new Date().toISOString().replace(/[:.]/g, '-')
  console.log(EMBEDDED_DATABASE.setAside(await setAside(DATA_DIR, now)))
}

void runCli(reset)
