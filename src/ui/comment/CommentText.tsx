import Link from 'next/link'
import { type CommentPart, readCommentText } from '@/domain/community/commentText'
import type { Comment } from '@/contract/comments'

interface Props {
  comment: Pick<Comment, 'content' | 'mentions'>
  origin: string
}

const LINK = 'font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent'

function Part({ part }: { part: CommentPart }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'mention') return <b className="font-semibold text-accent-deep">{part.text}</b>
  if (part.href.startsWith('/'))
    return (
      <Link href={part.href} prefetch={false} className={LINK}>
        {part.text}
      </Link>
    )
  return (
    <a href={part.href} rel="nofollow ugc noopener noreferrer" className={LINK}>
      {part.text}
    </a>
  )
}

export function CommentText({ comment: { content, mentions }, origin }: Props) {
  return (
    <p dir="auto" className="mt-1 leading-relaxed whitespace-pre-line">
      {readCommentText(content ?? '', mentions, origin).map((part, i) => (
        <Part key={i} part={part} />
      ))}
    </p>
  )
}
