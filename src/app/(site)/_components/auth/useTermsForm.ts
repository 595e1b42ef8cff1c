import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { requestApi, type ApiError } from '@/ui/api/requestApi'

/** Where the agreement goes, and where it leads: the answer's `next`, or the page named here. */
export interface Sent {
  path: string
  next: string
}

interface Choice {
  id: number
  title: string
  required: boolean
}

/** What is ticked, what is still missing, and sending it. */
export function useTermsForm(documents: readonly Choice[], agreed: readonly number[], { path, next }: Sent) {
  const router = useRouter()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(agreed))
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<ApiError | null>(null)

  const tick = (ids: readonly number[], on: boolean) =>
    setTicked((before) => {
      const others = [...before].filter((id) => !ids.includes(id))
      return new Set(on ? [...others, ...ids] : others)
    })
  const submit = async () => {
    if (sending) return
    setSending(true)
    setRefused(null)
    // Versions that have gone out of force meanwhile are no longer on the screen, and nobody agrees to them.
    const shown = documents.map(({ id }) => id).filter((id) => ticked.has(id))
    const answered = await requestApi<{ next: string } | undefined>(path, { method: 'POST', body: { agreed: shown } })
    // A full load: from here on somebody else may look at the page than before.
    if (answered.ok) return location.assign(answered.data?.next ?? next)
    setSending(false)
    setRefused(answered)
    if (answered.code === 'terms-changed') router.refresh()
  }
  return {
    ticked,
    tick,
    missing: documents.filter(({ id, required }) => required && !ticked.has(id)),
    sending,
    refused,
    submit,
  }
}
