import type { CollectionBeforeChangeHook } from 'payload'

interface Moderated {
  status?: string | null
  hiddenReason?: string | null
  hiddenUntil?: string | null
  deletedAt?: string | null
  deletedBy?: unknown
}

/**
 * What hides content goes with its being hidden: a reason and an end say nothing of what is shown. Anyone who throws
 * something away here is staff, and that is noted: its author does not bring it back.
 */
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
