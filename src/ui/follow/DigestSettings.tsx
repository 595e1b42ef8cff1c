'use client'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { ChangeDigest, Digest } from '@/contract/follows'
import { DIGEST_FREQUENCIES, EMAIL_MAX } from '@/domain/follow/follow'
import { DIGEST, FREQUENCY_LABELS } from '@/messages/site/follows'
import { cancelAndInvalidate } from '../api/queryCache'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { TextInput } from '../form/Field'
import { FormAlert } from '../form/FormAlert'
import { Select } from '../form/Select'
import { buttonClass } from '../kit/buttonClass'
import { RetryNotice } from '../kit/RetryNotice'
import { useToast } from '../kit/ToastProvider'
import { useMemberQuery } from '../member/useMe'

const KEY = ['digest'] as const

function useChangeDigest() {
  const client = useQueryClient()
  const toast = useToast()
  const change = useSubmit((body: ChangeDigest) => requestApi('PUT /api/v1/me/digest', { body }), {
    onSuccess: (saved) => {
      client.setQueriesData({ queryKey: KEY }, saved)
      toast({ text: saved.waiting ? DIGEST.requested(saved.waiting) : DIGEST.changed })
    },
  })
  const leave = useSubmit(() => requestApi('DELETE /api/v1/me/digest'), {
    onSuccess: async () => {
      await cancelAndInvalidate(client, KEY)
      toast({ text: DIGEST.left })
    },
    onError: ({ message }) => toast({ text: message, tone: 'wrong' }),
  })
  return { change, leave }
}

function FrequencySelect(props: { value: Digest['frequency']; onChange: (frequency: Digest['frequency']) => void }) {
  return (
    <Select
      label={DIGEST.frequency}
      variant="field"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value as Digest['frequency'])}
    >
      {DIGEST_FREQUENCIES.map((frequency) => (
        <option key={frequency} value={frequency}>
          {FREQUENCY_LABELS[frequency]}
        </option>
      ))}
    </Select>
  )
}

function AddressForm({ digest, change }: { digest: Digest; change: ReturnType<typeof useChangeDigest>['change'] }) {
  const [email, setEmail] = useState(digest.waiting ?? digest.suggested ?? '')
  const [frequency, setFrequency] = useState(digest.frequency)
  const { error, isPending, clearError } = change
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.submit({ email: email.trim(), frequency })
  }
  return (
    <form onSubmit={submit} aria-label={DIGEST.title} aria-busy={isPending} className="mt-3 max-w-md space-y-4">
      <FormAlert>{error && error.field === null ? error.message : null}</FormAlert>
      <TextInput
        variant="compact"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        label={DIGEST.email}
        error={error?.field === 'email' ? DIGEST.wrongAddress : null}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          clearError()
        }}
      />
      <div className="flex flex-wrap gap-2">
        <FrequencySelect value={frequency} onChange={setFrequency} />
        <button type="submit" aria-disabled={isPending} className={buttonClass('primary', 'aria-disabled:opacity-60')}>
          {isPending ? DIGEST.requesting : DIGEST.request}
        </button>
      </div>
    </form>
  )
}

/** News by mail: an address with a link that proves it, how often, and a way to leave. */
export function DigestSettings() {
  const { data, isError, refetch } = useMemberQuery(KEY, 'GET /api/v1/me/digest', {})
  const { change, leave } = useChangeDigest()
  const id = useId()
  if (isError) return <RetryNotice what={DIGEST.what} onRetry={() => void refetch()} />
  if (!data) return null
  const { email, waiting, refused, frequency, offered } = data
  return (
    <section aria-labelledby={id} className="mt-7">
      <h3 id={id} className="font-semibold">
        {DIGEST.title}
      </h3>
      <p className="text-small text-soft">{offered ? DIGEST.note : DIGEST.notOffered}</p>
      {refused && <p className="mt-2 text-small font-medium text-accent">{DIGEST.refused}</p>}
      {email && <p className="mt-2 wrap-anywhere">{DIGEST.on(email)}</p>}
      {waiting && <p className="mt-2 wrap-anywhere text-good">{DIGEST.requested(waiting)}</p>}
      {offered && email && (
        <div className="mt-2">
          <FrequencySelect value={frequency} onChange={(chosen) => change.submit({ email, frequency: chosen })} />
        </div>
      )}
      {offered && !email && <AddressForm digest={data} change={change} />}
      {(email ?? waiting) && (
        <button
          type="button"
          aria-disabled={leave.isPending}
          onClick={() => leave.submit()}
          className={buttonClass('plain', 'mt-3 aria-disabled:opacity-60')}
        >
          {email ? DIGEST.leave : DIGEST.cancel}
        </button>
      )}
    </section>
  )
}
