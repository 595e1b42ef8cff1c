import { useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { isTermsCode, type TermsCode } from '@/domain/terms/termsCodes'
import { TERMS_LABELS } from '@/messages/labels'
import { NewRecord } from '../kit/screens/NewRecord'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { TermsForm } from './TermsForm'
import type { TermsVersion } from './termsVersion'

type NewVersion = Pick<TermsVersion, 'code' | 'title' | 'edition' | 'isRequired' | 'published'> & { body: string }

/** `last` is the newest version of the document, `from` the one whose text is copied. */
export const nextVersion = (
  code: TermsCode,
  last: Pick<TermsVersion, 'edition'> | undefined,
  from: TermsVersion | undefined,
): NewVersion => ({
  code,
  title: from?.title ?? TERMS_LABELS[code],
  edition: (last?.edition ?? 0) + 1,
  isRequired: from?.isRequired ?? true,
  published: false,
  body: from?.body ?? '',
})

const NEWEST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'edition', order: 'DESC' as const } }

export function TermsCreate() {
  const [params] = useSearchParams()
  const asked = params.get('code') ?? 'tos'
  const code: TermsCode = isTermsCode(asked) ? asked : 'tos'
  const from = Number(params.get('from')) || undefined
  return <Begun key={`${code} ${from}`} code={code} from={from} />
}

/** The initial values are fixed on mount: saving refetches the list, which would start the version after it. */
function Begun({ code, from }: { code: TermsCode; from: number | undefined }) {
  const [start, setStart] = useState<ReturnType<typeof nextVersion> | null>(null)
  const isOpen = start === null
  const list = useGetList<TermsVersion>('terms', { ...NEWEST, filter: { code } }, { enabled: isOpen })
  const last = list.data?.[0]
  const id = from ?? last?.id
  const source = useGetOne<TermsVersion>(
    'terms',
    { id: id ?? 0, meta: FULL_RECORD },
    { enabled: isOpen && id !== undefined },
  )
  if (start)
    return (
      <NewRecord resource="terms" record={start} redirect="show">
        <TermsForm title={`${TERMS_LABELS[code]} 새 버전`} cancelTo="/terms" />
      </NewRecord>
    )
  const error = list.error ?? source.error
  if (error) return <FailedState message={error.message} onRetry={() => void list.refetch()} />
  if (!list.isPending && (id === undefined || source.data)) setStart(nextVersion(code, last, source.data))
  return <Loading />
}
