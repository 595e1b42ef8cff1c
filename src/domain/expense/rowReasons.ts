/**
 * Records that are kept out of the directory because nobody ate anywhere, the row does not say where, or another sheet
 * of the file tells of the same payment.
 */
export const SKIP_REASONS = ['place_blank', 'place_not_eating', 'place_unclear', 'cancelled', 'duplicate'] as const

/** Rows that cannot be believed as they stand. They are counted and shown, never mended by guessing. */
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
  'date_impossible',
  'date_epoch',
  'date_future',
] as const

export type SkipReason = (typeof SKIP_REASONS)[number]
export type RejectReason = (typeof REJECT_REASONS)[number]
export type RowReason = SkipReason | RejectReason
