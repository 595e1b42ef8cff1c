import { FORMAT_WORD_MAX, FORMAT_WORDS_MAX } from '@/domain/dataFormat/dataFormat'

export const FORMAT_FIELD_FAULTS = {
  version: '1 이상의 정수를 적어주세요.',
  columns:
    `열마다 파일에 적히는 이름을 하나 이상 적어주세요. 한 이름은 한 열에만 쓰고 ${FORMAT_WORD_MAX}자까지, ` +
    `모두 ${FORMAT_WORDS_MAX}개까지예요.`,
}
