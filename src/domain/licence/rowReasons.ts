/** Why a row of a licence registry is rejected. Rejected rows are counted and shown, never corrected by guessing. */
export const LICENCE_REJECT_REASONS = [
  'cell_count',
  'name_missing',
  'name_unreadable',
  'district_unknown',
  'state_unknown',
] as const
export type LicenceRejectReason = (typeof LICENCE_REJECT_REASONS)[number]
