'use client'
import { useId } from 'react'
import { listPage } from '@/domain/favorite/paths'
import { FAVORITES, SHARED_LISTS } from '@/messages/site/favorites'
import { SHARING } from '@/messages/site/sharing'
import { useSubmit } from '../api/useSubmit'
import { useCopy } from '../kit/useCopy'
import { buttonClass } from '../kit/buttonClass'
import { useToast } from '../toast/ToastProvider'
import { useFolderMutations } from './useFolderMutations'

interface Props {
  /** null for all favourites */
  folder: number | null
  token: string | null
}

export function ShareLink({ folder, token }: Props) {
  const whyId = useId()
  const { share, unshare } = useFolderMutations()
  const show = useToast()
  const { submit, isPending } = useSubmit<unknown, boolean>(
    (isShared) => (isShared ? share(folder) : unshare(folder)),
    {
      onSuccess: (_data, isShared) => {
        if (!isShared) show({ text: SHARED_LISTS.ended })
      },
      onError: ({ message }) => show({ text: message || FAVORITES.failed, tone: 'wrong' }),
    },
  )
  return (
    <div className="rounded-box border border-line bg-card px-4 py-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={token !== null}
          aria-describedby={whyId}
          aria-disabled={isPending}
          onChange={(event) => submit(event.target.checked)}
          className="size-5 accent-accent"
        />
        {SHARED_LISTS.share}
      </label>
      <p id={whyId} className="pb-2 text-note text-soft">
        {SHARED_LISTS.why}
      </p>
      {token !== null && <LinkToCopy url={location.origin + listPage(token)} />}
    </div>
  )
}

function LinkToCopy({ url }: { url: string }) {
  const { state, copy } = useCopy()
  return (
    <div className="pb-2">
      <div className="flex gap-2">
        <input
          readOnly
          value={url}
          aria-label={SHARING.link}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 flex-1 rounded-field border border-line bg-paper px-3 text-small text-soft"
        />
        <button type="button" onClick={() => void copy(url)} className={buttonClass('primary', 'min-w-26')}>
          {state === 'copied' ? SHARING.copyDone : SHARING.copy}
        </button>
      </div>
      <p role="status" className={state === 'failed' ? 'pt-2 text-note text-soft' : 'sr-only'}>
        {state === 'copied' ? SHARING.copied : state === 'failed' ? SHARING.copyByHand : ''}
      </p>
    </div>
  )
}
