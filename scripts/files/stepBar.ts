import cliProgress from 'cli-progress'
import type { BackupProgress, OnBackupProgress } from '@/domain/backup'
import { printBackupProgress } from '@/messages/cli/backupCommands'

export async function withStepBar<T>(visible: boolean, work: (onProgress: OnBackupProgress) => Promise<T>): Promise<T> {
  if (!visible || process.env.TERM === 'dumb') return work(() => undefined)
  let latest: BackupProgress = { step: 'database', share: 0 }
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format: (options) => printBackupProgress(latest, cliProgress.Format.BarFormat(latest.share, options)),
    barsize: 16,
    barCompleteChar: '━',
    barIncompleteChar: '─',
    fps: 10,
    clearOnComplete: true,
    hideCursor: false,
    gracefulExit: false,
  })
  bar.start(1, 0)
  try {
    return await work((progress) => (latest = progress))
  } finally {
    bar.stop()
  }
}
