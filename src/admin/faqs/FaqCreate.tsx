import { CreateBase } from 'react-admin'
import { FaqForm } from './FaqForm'

const FIRST = { status: 'draft', position: 100 }

export const FaqCreate = () => (
  <CreateBase resource="faqs" record={FIRST} redirect="list">
    <FaqForm title="새 질문" />
  </CreateBase>
)
