import { useEditContext } from 'react-admin'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { TERMS_STATE_LABELS } from '@/messages/labels'
import { messageOf } from '@/messages/violations'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { EmptyState } from '../kit/EmptyState'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { StatusTag } from '../kit/StatusTag'
import { TermsForm } from './TermsForm'
import { isEditable, nameOf, STATE_TONES, type TermsVersion } from './termsVersion'
import { FULL_RECORD } from '../dataProvider/dataProvider'

export const TermsEdit = () => (
  <ConflictEdit resource="terms" redirect="show" queryOptions={{ meta: FULL_RECORD }}>
    <Opened />
  </ConflictEdit>
)

function Opened() {
  const { record, error, isPending, refetch } = useEditContext<TermsVersion>()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  if (!isEditable(record))
    return (
      <EmptyState title={messageOf({ code: 'terms-in-force', params: {} })}>
        <Button component={Link} to={`/terms/${record.id}/show`} variant="outlined">
          {nameOf(record)} 읽기
        </Button>
      </EmptyState>
    )
  const state = <StatusTag tone={STATE_TONES[record.state]}>{TERMS_STATE_LABELS[record.state]}</StatusTag>
  return <TermsForm title={nameOf(record)} isCodeFixed cancelTo={`/terms/${record.id}/show`} actions={state} />
}
