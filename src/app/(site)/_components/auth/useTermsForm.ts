import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { requestApi } from '@/ui/api/requestApi'
import { useSubmit } from '@/ui/api/useSubmit'
import type { TermsDocument } from './termsDocument'

/** `next` applies if the response has none. */
export interface SubmitTarget {
  path: string
  next: string
}

export function useTermsForm(
  documents: readonly Pick<TermsDocument, 'id' | 'title' | 'required'>[],
  agreed: readonly number[],
  { path, next }: SubmitTarget,
) {
  const router = useRouter()
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<number>>(() => new Set(agreed))
  const { submit, isPending, error } = useSubmit(
    (ids: number[]) => requestApi<{ next: string } | undefined>(path, { method: 'POST', body: { agreed: ids } }),
    {
      leavesPage: true,
      // A full load: another user may be signed in now.
      onSuccess: (answer) => location.assign(answer?.next ?? next),
      onError: ({ code }) => {
        if (code === 'terms-changed') router.refresh()
      },
    },
  )
  const setChecked = (ids: readonly number[], isChecked: boolean) =>
    setCheckedIds((before) => {
      const others = [...before].filter((id) => !ids.includes(id))
      return new Set(isChecked ? [...others, ...ids] : others)
    })
  return {
    checkedIds,
    setChecked,
    missing: documents.filter(({ id, required }) => required && !checkedIds.has(id)),
    isPending,
    error,
    // Checked versions that are no longer displayed are not accepted.
    submit: () => submit(documents.map(({ id }) => id).filter((id) => checkedIds.has(id))),
  }
}
