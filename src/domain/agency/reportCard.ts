/**
 * Of the rule below. A change of words or of an explanation leaves it; another weight, share, threshold or way to count
 * a fact raises the second number, another criterion the first.
 */
export const RULE_VERSION = '1.1'

export const REPORT_CARD_PAGE = '/report-card'
export const REPORT_CARD_RULE_PAGE = '/report-card/rule'

/** Scored months: the last twelve up to the institution's own last one. */
export const CARD_MONTHS = 12
/** In which gaps count. */
export const HISTORY_MONTHS = 36
/** Fewer months between the first and the last tell nothing about gaps. */
export const HISTORY_MONTHS_MIN = 3
/** Characters of what an institution replies. */
export const CARD_REPLY_MAX = 2_000
/** With less of the weight assessed there is no score. */
export const ASSESSED_MIN = 50

/** In the order of the page; the weights sum to 100. */
export const CRITERION_WEIGHTS = {
  onTime: 20,
  place: 10,
  time: 10,
  headcount: 10,
  department: 5,
  format: 15,
  unlocked: 5,
  sums: 5,
  distinct: 5,
  history: 15,
} as const
export type Criterion = keyof typeof CRITERION_WEIGHTS
export const CRITERIA = Object.keys(CRITERION_WEIGHTS) as Criterion[]

export const REPORT_CARD_SORTS = ['score', 'name', 'last_month'] as const
export type ReportCardSort = (typeof REPORT_CARD_SORTS)[number]

/** What a file is worth by its format; formats that are not listed are worth nothing. */
export const FORMAT_SCORES = {
  open: { formats: ['csv', 'xlsx', 'ods'], worth: 1 },
  binary: { formats: ['xls', 'xlsb'], worth: 0.7 },
  page: { formats: ['html', 'pdf'], worth: 0.3 },
} as const

/** 22:00 to 04:59 */
export const LATE_FROM_HOUR = 22
export const LATE_UNTIL_HOUR = 5

/** Counts of what one institution published for one month. */
export const PUBLICATION_COUNTS = [
  /** rows with an eating place; of those, with a time, a headcount and a department */
  'rows',
  'timed_rows',
  'headcount_rows',
  'department_rows',
  /** rows of files whose blank places are counted, and the rows with a blank place */
  'placed_rows',
  'blank_rows',
  /** rows beyond the first of equal ones in one file */
  'repeated_rows',
  /** rows of files whose day of publication is known, and those of them that were published in time */
  'dated_rows',
  'timely_rows',
  /** files with rows of this month, by format; a file of three months is in each */
  'files',
  'open_files',
  'binary_files',
  'page_files',
  /** tables of those files that state a sum, and those whose sum equals their rows' */
  'sums',
  'right_sums',
  /** files of posts of this month on the boards that are collected, and those that are locked */
  'posted_files',
  'locked_files',
  /** rows on weekends and holidays, and late at night: shown, never scored */
  'off_day_rows',
  'late_rows',
] as const
export type PublicationCounts = Record<(typeof PUBLICATION_COUNTS)[number], number>
export interface PublicationMonth extends PublicationCounts {
  /** 'YYYY-MM' */
  month: string
  /** of the earliest post with this month's rows; 'YYYY-MM-DD' */
  first_posted_on: string | null
}

export interface Share {
  numerator: number
  denominator: number
}

export interface CriterionResult {
  criterion: Criterion
  weight: number
  /** null if not assessed */
  share: Share | null
  /** of 100, after the weight of what is not assessed was shared among the others; one decimal */
  points: number | null
  points_max: number | null
}

export interface ReportCard {
  rule_version: string
  /** 0 to 100; null with too little assessed */
  score: number | null
  /** weight that was assessed, of 100 */
  assessed: number
  /** scored months; null without rows */
  first_month: string | null
  last_month: string | null
  counts: PublicationCounts
  criteria: CriterionResult[]
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const monthOf = (number: number): string => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

const sumOf = (months: readonly PublicationCounts[]): PublicationCounts =>
  Object.fromEntries(
    PUBLICATION_COUNTS.map((name) => [name, months.reduce((sum, month) => sum + month[name], 0)]),
  ) as PublicationCounts

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** A denominator of 0: the facts are unknown. */
const SHARES: Record<Exclude<Criterion, 'history'>, (counts: PublicationCounts) => Share> = {
  onTime: ({ timely_rows, dated_rows }) => ({ numerator: timely_rows, denominator: dated_rows }),
  place: ({ placed_rows, blank_rows }) => ({ numerator: placed_rows, denominator: placed_rows + blank_rows }),
  time: ({ timed_rows, rows }) => ({ numerator: timed_rows, denominator: rows }),
  headcount: ({ headcount_rows, rows }) => ({ numerator: headcount_rows, denominator: rows }),
  department: ({ department_rows, rows }) => ({ numerator: department_rows, denominator: rows }),
  format: ({ open_files, binary_files, page_files, files }) => ({
    numerator: oneDecimal(
      open_files * FORMAT_SCORES.open.worth +
        binary_files * FORMAT_SCORES.binary.worth +
        page_files * FORMAT_SCORES.page.worth,
    ),
    denominator: files,
  }),
  unlocked: ({ posted_files, locked_files }) => ({
    numerator: posted_files - locked_files,
    denominator: posted_files,
  }),
  sums: ({ right_sums, sums }) => ({ numerator: right_sums, denominator: sums }),
  distinct: ({ repeated_rows, rows }) => ({ numerator: rows - repeated_rows, denominator: rows }),
}

/** Months with rows between the first and the last, at most `HISTORY_MONTHS` back. */
function historyShare(months: readonly string[]): Share | null {
  const numbers = months.map(monthNumber)
  const last = Math.max(...numbers)
  const kept = numbers.filter((number) => number > last - HISTORY_MONTHS)
  const span = last - Math.min(...kept) + 1
  return span < HISTORY_MONTHS_MIN ? null : { numerator: kept.length, denominator: span }
}

function scored(shares: Record<Criterion, Share | null>): Pick<ReportCard, 'score' | 'assessed' | 'criteria'> {
  const known = CRITERIA.filter((criterion) => (shares[criterion]?.denominator ?? 0) > 0)
  const assessed = known.reduce((sum, criterion) => sum + CRITERION_WEIGHTS[criterion], 0)
  let earned = 0
  const criteria = CRITERIA.map((criterion): CriterionResult => {
    const [weight, share] = [CRITERION_WEIGHTS[criterion], shares[criterion]]
    if (!share || share.denominator === 0) return { criterion, weight, share: null, points: null, points_max: null }
    const most = (weight * 100) / assessed
    const points = (most * share.numerator) / share.denominator
    earned += points
    return { criterion, weight, share, points: oneDecimal(points), points_max: oneDecimal(most) }
  })
  return { score: assessed < ASSESSED_MIN ? null : Math.round(earned), assessed, criteria }
}

/** The rule. `months`: of one institution, in any order. */
export function reportCard(months: readonly PublicationMonth[]): ReportCard {
  const withRows = months.filter(({ rows }) => rows > 0).map(({ month }) => month)
  const last = withRows.length === 0 ? null : monthNumber(withRows.reduce((a, b) => (a > b ? a : b)))
  const first = last === null ? null : last - CARD_MONTHS + 1
  const counts = sumOf(
    months.filter(({ month }) => {
      const number = monthNumber(month)
      // Posts come after the months that they are about.
      return last !== null && first !== null && number >= first && number <= last + 2
    }),
  )
  const shares = Object.fromEntries(
    CRITERIA.map((criterion) => [
      criterion,
      last === null ? null : criterion === 'history' ? historyShare(withRows) : SHARES[criterion](counts),
    ]),
  ) as Record<Criterion, Share | null>
  return {
    rule_version: RULE_VERSION,
    ...scored(shares),
    first_month: first === null ? null : monthOf(first),
    last_month: last === null ? null : monthOf(last),
    counts,
  }
}

/** One month alone, without `history`: for a trend. */
export function monthScore(month: PublicationMonth): number | null {
  const shares = Object.fromEntries(
    CRITERIA.map((criterion) => [criterion, criterion === 'history' ? null : SHARES[criterion](month)]),
  ) as Record<Criterion, Share | null>
  return month.rows === 0 ? null : scored(shares).score
}

/** For one line: criteria of one kind together. */
const GROUPS = {
  onTime: ['onTime'],
  columns: ['place', 'time', 'headcount', 'department'],
  files: ['format', 'unlocked', 'sums', 'distinct'],
  history: ['history'],
} as const satisfies Record<string, readonly Criterion[]>
export type CardGroup = keyof typeof GROUPS

/** Of each group, the share of its assessed points, 0 to 1; null if none is assessed. */
export const cardGroups = ({ criteria }: Pick<ReportCard, 'criteria'>): { group: CardGroup; share: number | null }[] =>
  (Object.keys(GROUPS) as CardGroup[]).map((group) => {
    const own = criteria.filter(({ criterion }) => (GROUPS[group] as readonly Criterion[]).includes(criterion))
    const [earned, most] = own.reduce<[number, number]>(
      ([sum, max], { share, weight }) =>
        share ? [sum + (weight * share.numerator) / share.denominator, max + weight] : [sum, max],
      [0, 0],
    )
    return { group, share: most === 0 ? null : earned / most }
  })
