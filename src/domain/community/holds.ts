/** Why content is held for review: a listed word or domain, or a link by a new member. */
export const HOLD_REASONS = ['word', 'domain', 'link'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

export interface Hold {
  reason: HoldReason
  /** the listed word or domain, or the link's host */
  match: string
}
