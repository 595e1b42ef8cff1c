import { HOT_DAYS, HOT_LIKES_MIN, HOT_VIEWS_MIN } from './limits'

const DAY_MS = 24 * 60 * 60 * 1000

interface Counted {
  viewCount: number
  likeCount: number
  createdAt: Date
}

/** Whether a post is HOT: recent, and often read or liked. `hotPost` in `server/posts` is the same rule in SQL. */
export const isHot = ({ viewCount, likeCount, createdAt }: Counted, now: Date): boolean =>
  (viewCount >= HOT_VIEWS_MIN || likeCount >= HOT_LIKES_MIN) && createdAt.getTime() > now.getTime() - HOT_DAYS * DAY_MS
