import { Link } from 'react-router-dom'
import { HOLD_LABELS } from '@/messages/labels'
import { Facts } from '../kit/Facts'
import { MarkdownText } from '../kit/MarkdownText'
import { koreanMoment } from '../kit/dates/koreanDate'
import type { PostDetail } from './post'

export const PostText = ({ post }: { post: PostDetail }) => (
  <>
    <Facts>
      <dt>조회·좋아요·댓글</dt>
      <dd>{[post.viewCount, post.likeCount, post.commentCount].map((count) => count.toLocaleString()).join(' · ')}</dd>
      {post.restaurant && (
        <>
          <dt>식당</dt>
          <dd>
            <Link to={`/restaurants/${post.restaurant}`}>{post.restaurantTitle}</Link>
          </dd>
        </>
      )}
      {post.heldReason && (
        <>
          <dt>검토하는 이유</dt>
          <dd>
            {HOLD_LABELS[post.heldReason]}
            {post.heldMatch && `: ${post.heldMatch}`}
          </dd>
        </>
      )}
      {post.hiddenReason && (
        <>
          <dt>숨긴 이유</dt>
          <dd>
            {post.hiddenReason}
            {post.hiddenUntil && ` (임시조치, ${koreanMoment(post.hiddenUntil)}까지)`}
          </dd>
        </>
      )}
    </Facts>
    <MarkdownText text={post.content} />
  </>
)
