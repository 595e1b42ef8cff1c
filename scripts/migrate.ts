import { boot } from '@/boot'
import { MIGRATE_MESSAGES } from '@/messages/cli/migrateCommand'
import { migrate } from '@/schema/migrate'
import { runCli } from './runCli'

/** `npm run migrate`: brings the schema up to this version, before the servers of this version start. */
void runCli(async () => {
  const booted = await boot({ migrating: false })
  try {
    const names = await migrate(booted.pool)
    console.log(names.length ? MIGRATE_MESSAGES.done(names) : MIGRATE_MESSAGES.current)
  } finally {
    await booted.close()
  }
})
