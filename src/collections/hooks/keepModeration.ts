import type { CollectionBeforeChangeHook } from 'payload'

interface Moderated {
  status?: string | null
  hiddenReason?: string | null
  hiddenUntil?: string | null
  deletedAt?: string | null
  deletedBy?: unknown
}

/** Showing content clears reason and end date. Trashing here is done by staff, so the author cannot restore it. */
export const keepModeration: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const [now, before] = [data as Moderated, (originalDoc ?? {}) as Moderated]
  const hidden = now.status === 'hidden'
  const thrownAway = Boolean(now.deletedAt) && !before.deletedAt
  return {
    ...data,
    hiddenReason: hidden ? (now.hiddenReason ?? null) : null,
    hiddenUntil: hidden && before.status === 'hidden' ? (now.hiddenUntil ?? null) : null,
    ...(thrownAway && { deletedBy: req.user?.id ?? null }),
    ...(!now.deletedAt && { deletedBy: null }),
  }
}
