import { NewRecord } from '../kit/screens/NewRecord'
import { FaqForm } from './FaqForm'

const FIRST = { status: 'draft', position: 100 }

export const FaqCreate = () => (
  <NewRecord resource="faqs" record={FIRST} redirect="list">
    <FaqForm title="새 질문" />
  </NewRecord>
)
