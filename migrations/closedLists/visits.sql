-- The purpose of a visit becomes an occasion, the way of paying a code. Both columns are rewritten with their table, so
-- that no row keeps the former text.

CREATE TYPE enum_visits_occasion AS ENUM (
  'meeting', 'encouragement', 'hospitality', 'event', 'field', 'family', 'supplies', 'other');
CREATE TYPE enum_visits_payment_method AS ENUM ('card', 'cash', 'transfer', 'mobile', 'voucher', 'other');

CREATE FUNCTION pg_temp.occasion_of(purpose text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN said !~ '[[:alnum:]]' THEN NULL
    WHEN said ~ ('부의금|조의금|축의금|부조금|조위금|경조사|경조비|경조금|조문|별세|축하화환|근조|빈소|부친상|모친상|장인상|장모상|빙부상|빙모상|조부상|조모상|결혼식') THEN 'family'
    WHEN said ~ ('구매|구입|다과|간식|음료|도시락|물품|기념품|격려품|선물|생수') THEN 'supplies'
    WHEN said ~ ('격려|회식|노고|사기앙양|사기진작|사기고취|위로|위문|환송|송별|환영|석별|친목|단합|화합|치하|퇴임|퇴직|전출') THEN 'encouragement'
    WHEN said ~ ('손님|내방|방문객|방문단|접대|영접|외빈|내빈|귀빈|사절단|초청') THEN 'hospitality'
    WHEN said ~ ('간담|차담|회의|협의|논의|검토|토론|면담|미팅|자문|심의|심사|설명회|보고회|업무보고|의견|인터뷰|회담|협약|오찬|만찬|조찬|총회') THEN 'meeting'
    WHEN said ~ ('행사|축제|발대식|개관|개소|준공|착공|시상|체육대회|워크숍|워크샵|연찬|캠페인|공연|음악회|박람회|포럼|세미나|시무식|종무식|기념식|대회') THEN 'event'
    WHEN said ~ ('현장|출장|순찰|점검|단속|비상근무|제설|답사|견학|시찰|봉사|훈련|근무') THEN 'field'
    WHEN said IS NOT NULL THEN 'other' END
  FROM (SELECT regexp_replace(purpose, '\s', '', 'g') AS said) text $$;
CREATE FUNCTION pg_temp.payment_of(payment text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN payment ~ '^[=+@]' OR said !~ '[[:alnum:]]' THEN NULL
    WHEN said ~ ('상품권|온누리|지역화폐') THEN 'voucher'
    WHEN said ~ ('제로|페이|간편') THEN 'mobile'
    WHEN said ~ ('계좌|이체|송금|입금|무통장') THEN 'transfer'
    WHEN said ~ ('카드|키드|법인|체크|신용|card|CARD|Card') THEN 'card'
    WHEN said ~ ('현금|cash|CASH|Cash') THEN 'cash'
    WHEN said IS NOT NULL THEN 'other' END
  FROM (SELECT regexp_replace(payment, '\s', '', 'g') AS said) text $$;

ALTER TABLE visits
  ALTER COLUMN purpose TYPE enum_visits_occasion USING pg_temp.occasion_of(purpose)::enum_visits_occasion,
  ALTER COLUMN payment_method TYPE enum_visits_payment_method
    USING pg_temp.payment_of(payment_method)::enum_visits_payment_method;
ALTER TABLE visits RENAME COLUMN purpose TO occasion;
ALTER TABLE import_batches ADD COLUMN departments_dropped numeric NOT NULL DEFAULT 0;

UPDATE visit_corrections SET field = 'occasion', source_value = to_jsonb(pg_temp.occasion_of(source_value #>> '{}')),
  value = to_jsonb(pg_temp.occasion_of(value #>> '{}')) WHERE field = 'purpose';
UPDATE visit_corrections SET source_value = to_jsonb(pg_temp.payment_of(source_value #>> '{}')),
  value = to_jsonb(pg_temp.payment_of(value #>> '{}')) WHERE field = 'paymentMethod';

-- What staff look at before an import: the department is read again with the file.
UPDATE upload_rows SET reading = reading - 'purpose' || jsonb_build_object(
  'occasion', pg_temp.occasion_of(reading ->> 'purpose'), 'payment', pg_temp.payment_of(reading ->> 'payment'),
  'department', NULL)
WHERE reading ? 'purpose';

-- The record of changes says what changed, without the text that named somebody. Nothing else may rewrite it.
CREATE FUNCTION pg_temp.without_text(fields jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT fields - 'purpose'
    || CASE WHEN fields ? 'purpose'
      THEN jsonb_build_object('occasion', pg_temp.occasion_of(fields ->> 'purpose')) ELSE '{}' END
    || CASE WHEN fields ? 'paymentMethod'
      THEN jsonb_build_object('paymentMethod', pg_temp.payment_of(fields ->> 'paymentMethod')) ELSE '{}' END $$;
ALTER TABLE audit_log DISABLE TRIGGER audit_log_rows_kept;
UPDATE audit_log SET before = pg_temp.without_text(before), after = pg_temp.without_text(after)
WHERE subject_type = 'visit'
  AND (before ?| ARRAY['purpose', 'paymentMethod'] OR after ?| ARRAY['purpose', 'paymentMethod']);
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_rows_kept;
