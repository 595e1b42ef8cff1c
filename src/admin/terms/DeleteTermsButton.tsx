import { josa } from 'es-hangul'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useRedirect } from 'react-admin'
import { messageOf } from '@/messages/violations'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { useAction } from '../kit/useAction'
import { nameOf, type TermsVersion } from './termsVersion'

/** An announced version must be withdrawn first. */
export function DeleteTermsButton({ terms }: { terms: TermsVersion }) {
  const [isAsking, setAsking] = useState(false)
  const dataProvider = useDataProvider()
  const redirect = useRedirect()
  const remove = useAction(
    (reason: string) => dataProvider.delete('terms', { id: terms.id, previousData: terms, meta: { reason } }),
    { done: `${josa(nameOf(terms), '을/를')} 지웠어요.`, onDone: () => redirect('list', 'terms') },
  )
  if (terms.state !== 'draft')
    return (
      <p style={{ margin: 0, color: 'var(--soft)', fontSize: 12.5 }}>
        {messageOf({ code: 'terms-published', params: {} })}
      </p>
    )
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        초안 지우기
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${nameOf(terms)} 초안을 지울까요?`}
        effect="이 초안과 그 글이 없어져요. 되돌릴 수 없어요."
        confirmLabel="지우기"
        destructive
        isPending={remove.isPending}
        onConfirm={() => remove.mutate('')}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
