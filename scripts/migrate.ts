import { boot } from '@/boot'
import { asOwner } from '@/infra/database/pool'
import { MIGRATE_MESSAGES } from '@/messages/cli/commands'
import { migrate } from '@/schema/migrate'
import { runCli } from './runCli'

/** Before servers of this version start. */
void runCli(async () => {
  const booted = await boot({ migrating: false })
  try {
    const names = await asOwner(migrate)
    console.log(names.length ? MIGRATE_MESSAGES.done(names) : MIGRATE_MESSAGES.current)
  } finally {
    await booted.close()
  }
})
