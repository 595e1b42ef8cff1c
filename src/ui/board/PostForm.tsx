'use client'
import Link from 'next/link'
import { type FormEvent, useRef } from 'react'
import { CONTENT_ROWS, POST_CONTENT_MAX, POST_TITLE_MAX } from '@/domain/community/community'
import { POST_FORM } from '@/messages/site/boards'
import type { PostedPlace } from '@/contract/posts'
import { countText } from '../form/countText'
import { FormAlert } from '../form/FormAlert'
import { TextareaWithCount } from '../form/TextareaWithCount'
import { TextInput } from '../form/Field'
import { useHydrated } from '../form/useHydrated'
import { buttonClass } from '../kit/buttonClass'
import { PhotoField } from '../review/PhotoField'
import { boardHref, postHref } from '../urls/boardHref'
import { Icon } from '../kit/Icon'
import { type PostFormProps, usePostForm } from './usePostForm'

const AttachedPlace = ({ place, onDrop }: { place: PostedPlace; onDrop: () => void }) => (
  <div>
    <p className="text-small font-semibold">{POST_FORM.place}</p>
    <div className="mt-1.5 flex items-center gap-2 rounded-field border border-line bg-card pl-3.5">
      <p className="min-w-0 flex-1 truncate py-2.5">
        <span className="font-semibold">{place.title}</span>
        <span className="ml-2 text-small text-soft">{[place.sub_add1, place.sub_add2].filter(Boolean).join(' ')}</span>
      </p>
      <button
        type="button"
        aria-label={POST_FORM.dropPlace}
        onClick={onDrop}
        className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-wash"
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </div>
  </div>
)

function titleError(title: string): string | null {
  const over = countText(title) - POST_TITLE_MAX
  return over > 0 ? POST_FORM.titleTooLong(over) : null
}

export function PostForm(props: PostFormProps) {
  const { board, existing } = props
  const { draft, change, drop, wrong, isPending, left, submit, requireSignIn } = usePostForm(props)
  const ready = useHydrated()
  const title = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const field = submit()
    if (field === 'title') title.current?.focus()
    if (field === 'content') content.current?.focus()
  }
  return (
    // Submitted by script only; POST keeps the text out of the URL if the browser submits it.
    <form id="post-form" method="post" noValidate onSubmit={onSubmit} className="space-y-5">
      <p role="status" className="text-small text-soft empty:hidden">
        {draft.restored && (
          <>
            {POST_FORM.restored}{' '}
            <button type="button" onClick={drop} className="min-h-11 font-medium underline underline-offset-3">
              {POST_FORM.discard}
            </button>
          </>
        )}
      </p>
      <TextInput
        ref={title}
        variant="compact"
        label={POST_FORM.title}
        value={draft.title}
        onChange={(event) => change(() => ({ title: event.target.value }))}
        error={wrong?.field === 'title' ? wrong.message : titleError(draft.title)}
        isErrorLive
        hint={<span className="block text-right">{`${countText(draft.title)}/${POST_TITLE_MAX}`}</span>}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextareaWithCount
        ref={content}
        label={POST_FORM.content}
        value={draft.content}
        max={POST_CONTENT_MAX}
        tooLong={POST_FORM.contentTooLong}
        onChange={(text) => change(() => ({ content: text }))}
        rows={CONTENT_ROWS}
      />
      {draft.place && <AttachedPlace place={draft.place} onDrop={() => change(() => ({ place: null }))} />}
      <PhotoField photos={draft.photos} change={change} {...requireSignIn} />
      <FormAlert>{wrong && wrong.field !== 'title' ? wrong.message : null}</FormAlert>
      {left > 0 && (
        <p role="timer" className="text-small font-medium text-accent-deep">
          {POST_FORM.waiting(left)}
        </p>
      )}
      <div className="flex gap-2">
        <button
          type="submit"
          disabled={!ready}
          aria-disabled={isPending || left > 0}
          className={buttonClass(
            'primary',
            'min-h-12 flex-1 aria-disabled:opacity-60 disabled:opacity-60 sm:flex-none sm:px-8',
          )}
        >
          {isPending ? POST_FORM.sending : existing ? POST_FORM.save : POST_FORM.send}
        </button>
        <Link href={existing ? postHref(existing) : boardHref(board)} className={buttonClass('plain', 'min-h-12')}>
          {POST_FORM.cancel}
        </Link>
      </div>
      <noscript>
        <p className="text-note">{POST_FORM.scriptsNeeded}</p>
      </noscript>
    </form>
  )
}
