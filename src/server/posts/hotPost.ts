import { HOT_DAYS, HOT_LIKES_MIN, HOT_VIEWS_MIN } from '@/domain/community/limits'

/** The same rule as `isHot`. `post`: its table name in the statement */
export const hotPost = (post: string): string =>
  `((${post}.view_count >= ${HOT_VIEWS_MIN} OR ${post}.like_count >= ${HOT_LIKES_MIN})
    AND ${post}.created_at > now() - make_interval(days => ${HOT_DAYS}))`
