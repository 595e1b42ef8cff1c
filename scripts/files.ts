import { parseArgs } from 'node:util'
import { StorageError } from '@/domain/storage'
import { env } from '@/infra/env'
import { diskFiles } from '@/infra/files/diskFiles'
import { MoveError, moveStore } from '@/infra/files/moveStore'
import { JOB_POLICY } from '@/infra/files/s3Client'
import { s3Files } from '@/infra/files/s3Files'
import { s3Settings } from '@/infra/files/settings'
import { describeBackupError } from '@/messages/backups'
import { FILES_MESSAGES, FILES_USAGE } from '@/messages/cli/filesCommand'
import { runCli, UsageError } from './runCli'

/** Without a database: a running server may go on with what it has. */
async function files(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, 'delete-source': { type: 'boolean', default: false } },
  })
  if (positionals.join() !== 'move' || (values.to !== 's3' && values.to !== 'disk')) throw new UsageError(FILES_USAGE)
  const settings = s3Settings('FILES_S3')
  if (!settings) throw new UsageError(FILES_MESSAGES.noStorage)
  const places = [diskFiles(env().DATA_DIR), s3Files(settings, JOB_POLICY)] as const
  const [from, to] = values.to === 's3' ? places : [places[1], places[0]]
  const moved = await moveStore(from, to, {
    removing: values['delete-source'],
    onFolder: (folder, count) => console.log(FILES_MESSAGES.folder(folder, count)),
  })
  console.log(FILES_MESSAGES.moved(moved, from.placeOf(), to.placeOf()))
  return moved.different.length ? 1 : 0
}

await runCli(files, (error) => {
  if (error instanceof MoveError) return FILES_MESSAGES[error.code](error.place)
  return error instanceof StorageError ? describeBackupError(error) : null
})
