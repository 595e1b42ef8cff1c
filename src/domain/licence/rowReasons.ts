/** Why a licence row is rejected. Rejected rows are reported, never corrected by guessing. */
export const LICENCE_REJECT_REASONS = [
  'cell_count',
  'name_missing',
  'name_unreadable',
  'district_unknown',
  'state_unknown',
] as const
export type LicenceRejectReason = (typeof LICENCE_REJECT_REASONS)[number]
