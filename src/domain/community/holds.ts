/** Why a post waits for staff before others read it: a listed word or domain, or a link by somebody new. */
export const HOLD_REASONS = ['word', 'domain', 'link'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

export interface Hold {
  reason: HoldReason
  /** the listed word or domain, or the link's host */
  match: string
}
