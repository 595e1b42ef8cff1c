import type { ResourceProps } from 'react-admin'
import { SuggestionList } from './SuggestionList'
import type { Suggestion } from './suggestion'

export const suggestions: ResourceProps = {
  name: 'suggestions',
  list: SuggestionList,
  recordRepresentation: (suggestion: Suggestion) => suggestion.title,
}
