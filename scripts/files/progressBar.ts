import { withProgress, type ReadProgress } from '@/import/transform/withProgress'
import type { RowSource } from '@/import/source/sheetRow'
import { printProgress } from '@/messages/cli/importCommands'

/** Stays below all other output. */
export interface ProgressBar {
  turnTo(file: { name: string; number: number; of: number }): void
  /** Shows how much has been read. */
  watch(source: RowSource): RowSource
  say(text: string): void
  /** Prints to standard error. */
  complain(text: string): void
  /** Until then the line keeps the process alive. */
  close(): void
}

const UNREAD: ReadProgress = { rows: 0, share: null, ended: false }

/** If not `visible`, messages are only passed on. */
export async function createProgressBar(visible: boolean): Promise<ProgressBar> {
  const cliProgress = visible && process.env.TERM !== 'dumb' ? (await import('cli-progress')).default : null
  let file = { name: '', number: 0, of: 0 }
  let read = (): ReadProgress => UNREAD
  let since = 0
  // It polls, so reading never waits for it.
  const bar =
    cliProgress &&
    new cliProgress.SingleBar({
      stream: process.stderr,
      format(options, { maxWidth }) {
        const now = read()
        return printProgress(
          { ...file, ...now, seconds: (performance.now() - since) / 1000 },
          cliProgress.Format.BarFormat(now.share ?? 0, options),
          maxWidth,
        )
      },
      barsize: 16,
      barCompleteChar: '━',
      barIncompleteChar: '─',
      fps: 10,
      clearOnComplete: true,
      // Changes no terminal state that Ctrl-C would leave behind, and leaves Ctrl-C alone.
      linewrap: true,
      hideCursor: false,
      gracefulExit: false,
    })
  let drawn = false
  const show = (wanted: boolean): void => {
    if (wanted === drawn) return
    drawn = wanted
    if (wanted) bar?.start(1, 0)
    else bar?.stop()
  }
  const aside = (tell: () => void): void => {
    const before = drawn
    show(false)
    tell()
    show(before)
  }
  return {
    turnTo(next) {
      file = next
      read = () => UNREAD
      since = performance.now()
      show(true)
    },
    watch(source) {
      const watched = withProgress(source)
      read = watched.read
      return watched.source
    },
    say: (text) => aside(() => console.log(text)),
    complain: (text) => aside(() => console.error(text)),
    close: () => show(false),
  }
}
