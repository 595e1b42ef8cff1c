import { styled } from '@mui/material/styles'
import type { ModeratedContent, ThreadComment } from '@/domain/moderation/detail'
import { BOARD_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { RatingStars, StatusTag } from '../kit/marks'
import { shortMoment } from '../kit/dates/koreanDate'
import { ContentStatusTag } from './ContentStatus'

const ItemBox = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  overflow: 'hidden',
  '& > *': { padding: '12px 18px' },
  '& > * + *': { borderTop: '1px solid var(--line)' },
  '& h3': { margin: '1px 0 0', fontSize: 15, fontWeight: 650 },
  '& p': { margin: '3px 0 0', fontSize: 14, lineHeight: 1.6, whiteSpace: 'pre-wrap' },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 7px',
    margin: 0,
    fontSize: 12.5,
    color: 'var(--soft)',
  },
  '& .facts b': { color: 'var(--ink)', fontSize: 13 },
  '& .facts > :last-child:not(:first-child).end': { marginLeft: 'auto' },
  '& .reply': { paddingLeft: 40 },
  '& .hit': {
    background: 'var(--warn-wash)',
    boxShadow: 'inset 3px 0 var(--warn)',
  },
  '& .hit p': { fontSize: 15, fontWeight: 550 },
  '& .photos': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 },
  '& .photos img': { display: 'block', width: 104, height: 104, objectFit: 'cover', borderRadius: 6 },
})

interface Props {
  item: ModeratedContent
  /** null if the account is deleted */
  author: string | null
  openReports: number
}

/** A sentence should not be judged out of context. */
export function ItemInPlace(props: Props) {
  return <ItemBox>{props.item.type === 'comment' ? <CommentInThread {...props} /> : <Whole {...props} />}</ItemBox>
}

function CommentInThread({ item, openReports }: Props) {
  return (
    <>
      {item.post && (
        <section aria-label="댓글이 달린 글">
          <p className="facts">
            {BOARD_LABELS[item.post.board]} · {shortMoment(item.post.createdAt)} ·{' '}
            {item.post.author ?? WITHDRAWN_MEMBER}
          </p>
          <h3>{item.post.title}</h3>
          <p style={{ fontSize: 13, color: 'var(--soft)' }}>{item.post.excerpt}</p>
        </section>
      )}
      {item.thread.map((comment) => (
        <Comment key={comment.id} comment={comment} item={comment.id === item.id ? item : null} reports={openReports} />
      ))}
    </>
  )
}

interface CommentProps {
  comment: ThreadComment
  item: ModeratedContent | null
  reports: number
}

function Comment({ comment, item, reports }: CommentProps) {
  const { author, createdAt, content, status, isTrashed, isReply } = comment
  const stands = status === 'published' && !isTrashed
  return (
    <article
      className={[isReply && 'reply', item && 'hit'].filter(Boolean).join(' ')}
      aria-current={item ? true : undefined}
    >
      <div className="facts">
        <b>{author ?? WITHDRAWN_MEMBER}</b>
        {shortMoment(createdAt)}
        {item?.editedAt && <span>고침 {shortMoment(item.editedAt)}</span>}
        {!stands && <ContentStatusTag status={status} isTrashed={isTrashed} isTimed={Boolean(item?.hiddenUntil)} />}
        {item && reports > 0 && <ReportedTag reports={reports} />}
      </div>
      <p>{content}</p>
    </article>
  )
}

const ReportedTag = ({ reports }: { reports: number }) => (
  <span className="end">
    <StatusTag tone="mid">신고 {reports.toLocaleString()}</StatusTag>
  </span>
)

function Whole({ item, author, openReports }: Props) {
  const { restaurant, post, rating, content, photos, title } = item
  const stands = item.status === 'published' && !item.trashedAt
  return (
    <>
      {restaurant && (
        <section aria-label={item.type === 'review' ? '리뷰를 쓴 식당' : '글에 걸린 식당'}>
          <p className="facts">{restaurant.address ?? '주소 없음'}</p>
          <h3>{restaurant.title}</h3>
        </section>
      )}
      <article className="hit" aria-current="true">
        <div className="facts">
          <b>{author ?? WITHDRAWN_MEMBER}</b>
          {post && `${BOARD_LABELS[post.board]} · `}
          {shortMoment(item.createdAt)}
          {item.editedAt && <span>고침 {shortMoment(item.editedAt)}</span>}
          {rating !== null && <RatingStars rating={rating} />}
          {!stands && (
            <ContentStatusTag
              status={item.status}
              isTrashed={Boolean(item.trashedAt)}
              isTimed={Boolean(item.hiddenUntil)}
            />
          )}
          {openReports > 0 && <ReportedTag reports={openReports} />}
        </div>
        {title && <h3>{title}</h3>}
        <p>{content || <span style={{ color: 'var(--soft)' }}>글 없이 별점만 남겼어요.</span>}</p>
        <Photos photos={photos} />
      </article>
    </>
  )
}

function Photos({ photos }: Pick<ModeratedContent, 'photos'>) {
  if (photos.length === 0) return null
  return (
    <div className="photos">
      {photos.map(({ url, smallUrl }, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={smallUrl} alt={`리뷰 사진 ${index + 1} / ${photos.length}, 새 창에서 크게 보기`} loading="lazy" />
        </a>
      ))}
    </div>
  )
}
