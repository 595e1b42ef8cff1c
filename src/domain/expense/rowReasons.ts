/** Why a valid row is skipped: no meal, no place, or the same payment is on another sheet. */
export const SKIP_REASONS = [
  'place_blank',
  'place_not_eating',
  'place_person',
  'place_unclear',
  'cancelled',
  'duplicate',
] as const

/** Why a row is rejected as implausible. Rejected rows are reported, never corrected by guessing. */
export const REJECT_REASONS = [
  'cell_count',
  'cell_too_long',
  'amount_missing',
  'amount_unreadable',
  'amount_zero',
  'amount_negative',
  'amount_small',
  'amount_thousandfold',
  'date_missing',
  'date_unreadable',
  'date_incomplete',
  'date_yearless',
  'date_impossible',
  'date_epoch',
  'date_future',
] as const

export type SkipReason = (typeof SKIP_REASONS)[number]
export type RejectReason = (typeof REJECT_REASONS)[number]
export type RowReason = SkipReason | RejectReason
