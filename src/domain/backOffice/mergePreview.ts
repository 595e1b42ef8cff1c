/** What goes along when one restaurant becomes part of another. */
export interface MergePreview {
  visits: number
  aliases: number
  reviews: number
  /** of members who reviewed both: these stay hidden with the entry that goes */
  reviewsLeft: number
  favorites: number
  /** visits of both together */
  visitsAfter: number
}
