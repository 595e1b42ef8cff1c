'use client'
import { type FormEvent, useRef } from 'react'
import { commentFormPath } from '@/domain/community/apiPaths'
import { COMMENT_FORM } from '@/messages/site/comments'
import { FormAlert } from '../form/FormAlert'
import { useHydrated } from '../form/useHydrated'
import { buttonClass } from '../kit/buttonClass'
import { BlockedNotice } from '../member/BlockedNotice'
import { useMe } from '../member/useMe'
import { MentionField } from './MentionField'
import { type CommentFormTarget, useCommentForm } from './useCommentForm'

interface Props extends CommentFormTarget {
  id?: string
  label: string
  onCancel?: () => void
  /** opened by the user, so it takes the focus */
  focusFirst?: boolean
}

export function CommentForm({ id, label, onCancel, focusFirst = false, ...target }: Props) {
  const { known, member } = useMe()
  const { content, write, drop, wrong, isPending, left, submit } = useCommentForm(target)
  const hydrated = useHydrated()
  const area = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef(false)
  const focus = (element: HTMLFormElement | null) => {
    form.current = element
    if (!element || !focusFirst || focused.current) return
    focused.current = true
    area.current?.focus()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const website = new FormData(event.currentTarget).get('website')
    if (submit(typeof website === 'string' ? website : '')) area.current?.focus()
  }
  const cancel = () => {
    drop()
    onCancel?.()
  }
  if (member?.blocked) return <BlockedNotice block={member.blocked} />
  const label_ = known && !member ? COMMENT_FORM.signInAndSend : target.existing ? COMMENT_FORM.save : COMMENT_FORM.send
  return (
    <form
      ref={focus}
      id={id}
      method="post"
      action={commentFormPath(target.postId)}
      noValidate
      onSubmit={onSubmit}
      className="scroll-mt-24"
    >
      <MentionField
        area={area}
        label={label}
        value={content}
        onChange={write}
        onSubmit={() => form.current?.requestSubmit()}
      />
      {target.parentId !== null && <input type="hidden" name="parent_id" value={target.parentId} />}
      <div className="hidden" aria-hidden>
        <label>
          {COMMENT_FORM.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="mt-2">
        <FormAlert>{wrong}</FormAlert>
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="submit"
            aria-disabled={hydrated && (isPending || left > 0)}
            className={buttonClass('primary', 'aria-disabled:opacity-60')}
          >
            {isPending ? COMMENT_FORM.sending : label_}
          </button>
          {onCancel && (
            <button type="button" onClick={cancel} className={buttonClass('plain')}>
              {COMMENT_FORM.cancel}
            </button>
          )}
          <p role="timer" className="text-small font-medium text-accent-deep empty:hidden">
            {left > 0 && COMMENT_FORM.waiting(left)}
          </p>
        </div>
      </div>
    </form>
  )
}
