/** Rows of a licence register that cannot be taken in; they are counted and told, never mended by guessing. */
export const LICENCE_REJECT_REASONS = [
  'cell_count',
  'name_missing',
  'name_unreadable',
  'district_unknown',
  'state_unknown',
] as const
export type LicenceRejectReason = (typeof LICENCE_REJECT_REASONS)[number]
