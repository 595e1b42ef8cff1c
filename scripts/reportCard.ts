import Papa from 'papaparse'
import { CRITERIA } from '@/domain/agency/reportCard'
import { REPORT_CARD_COMMAND } from '@/messages/cli/commands'
import { CRITERION_WORDS } from '@/messages/site/reportCard'
import { cardsOfSnapshot, type NamedCard, SnapshotFileError } from '@/server/openData/cardsOfSnapshot'
import { runCommand, UsageError } from './runCommand'

const { columns, unreadable, usage } = REPORT_CARD_COMMAND

const HEADINGS = [...Object.values(columns), ...CRITERIA.map((criterion) => CRITERION_WORDS[criterion].name)]

const rowOf = ({ id, name, card }: NamedCard): (string | number | null)[] => [
  ...[id, name, card.score, card.assessed, card.first_month, card.last_month],
  ...card.criteria.map(({ share }) => share && `${share.numerator}/${share.denominator}`),
]

/** Prints the report cards of a snapshot as CSV. */
async function main(): Promise<void> {
  const [snapshot] = process.argv.slice(2)
  if (snapshot === undefined) throw new UsageError(usage)
  const cards = await cardsOfSnapshot(snapshot)
  process.stdout.write(`${Papa.unparse([HEADINGS, ...cards.map(rowOf)], { escapeFormulae: true })}\n`)
}

await runCommand(main, (error) => (error instanceof SnapshotFileError ? unreadable(error.file) : null))
