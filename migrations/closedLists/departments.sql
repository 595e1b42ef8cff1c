-- Departments keep their names as far as these are names of units; what is nothing else belongs to no department.

CREATE TEMP TABLE department_word ON COMMIT DROP AS
  SELECT n.name, w.word, w.place
  FROM (SELECT name FROM departments UNION
    SELECT d ->> 'name' FROM agency_merges m CROSS JOIN jsonb_array_elements(m.former -> 'departments') d) n
  CROSS JOIN regexp_split_to_table(btrim(regexp_replace(left(n.name, 200), '[(\[<{,/:;].*$', '')), '\s+')
    WITH ORDINALITY w (word, place);
CREATE TEMP TABLE unit_name ON COMMIT DROP AS
  WITH RECURSIVE body AS (
    SELECT DISTINCT d.word, left(d.word, -length(e.ending)) AS text FROM department_word d
    JOIN unit_end e ON right(d.word, length(e.ending)) = e.ending AND length(d.word) > length(e.ending)
    WHERE length(d.word) <= 24
  ), walk AS (
    SELECT DISTINCT text, 0 AS at FROM body WHERE NOT pg_temp.may_be_name(regexp_replace(text, '[0-9·]', '', 'g'))
    UNION
    SELECT w.text, w.at + step.length FROM walk w CROSS JOIN LATERAL (
      SELECT length(p.part) AS length FROM generate_series(2, 8) g
      JOIN unit_part p ON p.part = substr(w.text, w.at + 1, g)
      UNION SELECT length(substring(substr(w.text, w.at + 1) FROM '^(?:[0-9]{1,3}|·)'))
    ) step WHERE step.length IS NOT NULL
  ), quarter AS (
    SELECT DISTINCT word, substring(word FROM '^(.{1,8}?)(?:제?[0-9]{1,2}(?:[·.,][0-9])?)?[동읍면]$') AS stem
    FROM department_word
  )
  SELECT word FROM unit_alone
  UNION SELECT q.word FROM quarter q JOIN unit_locality l ON l.part = q.stem
  UNION SELECT b.word FROM body b JOIN walk w ON w.text = b.text AND w.at = length(b.text)
    WHERE NOT pg_temp.may_be_name(b.word);
CREATE TEMP TABLE department_name ON COMMIT DROP AS
  SELECT name, string_agg(word, ' ' ORDER BY place) FILTER (WHERE place < first_other) AS kept
  FROM (SELECT d.*, coalesce(min(d.place) FILTER (WHERE u.word IS NULL) OVER (PARTITION BY d.name), 1000) AS first_other
    FROM department_word d LEFT JOIN unit_name u ON u.word = d.word) words
  GROUP BY name;

-- Which department stays for each; none where no name is kept. Of two with one name the one that has it stays.
CREATE TEMP TABLE department_fate ON COMMIT DROP AS
  SELECT d.id, d.name, n.kept, CASE WHEN n.kept IS NOT NULL
    THEN first_value(d.id) OVER (PARTITION BY d.agency_id, n.kept ORDER BY d.name = n.kept DESC, d.id) END AS stays
  FROM departments d JOIN department_name n ON n.name = d.name;
UPDATE visits v SET department_id = f.stays FROM department_fate f
WHERE v.department_id = f.id AND f.stays IS DISTINCT FROM f.id;
DELETE FROM departments d USING department_fate f WHERE f.id = d.id AND f.stays IS DISTINCT FROM d.id;
UPDATE departments d SET name = f.kept FROM department_fate f WHERE f.id = d.id AND d.name <> f.kept;

-- The undo of a merge gives back only departments whose whole name is kept.
UPDATE agency_merges m SET former = jsonb_set(m.former, '{departments}', (
  SELECT coalesce(jsonb_agg(d), '[]') FROM jsonb_array_elements(m.former -> 'departments') d
  JOIN department_name n ON n.name = d ->> 'name' AND n.kept = n.name))
WHERE m.former -> 'departments' <> '[]';
UPDATE agency_merge_changes c SET value_id = f.stays FROM department_fate f
WHERE c.kind = 'visit_department' AND c.value_id = f.id AND f.stays IS DISTINCT FROM f.id;
DELETE FROM agency_merge_changes c
WHERE (c.kind = 'department' AND NOT EXISTS (SELECT FROM departments d WHERE d.id = c.row_id))
  OR (c.kind = 'visit_department' AND (c.value_id IS NULL OR NOT EXISTS (
    SELECT FROM agency_merges m CROSS JOIN jsonb_array_elements(m.former -> 'departments') d
    WHERE m.id = c.merge_id AND (d ->> 'id')::int = c.former_id)));

-- Names of departments and purposes are no longer suspected of being persons'.
DELETE FROM quality_issues WHERE subject_type = 'department' OR (type = 'person_name' AND subject_type = 'visit');
DELETE FROM quality_marks WHERE subject_type = 'department' OR (type = 'person_name' AND subject_type = 'visit');
UPDATE quality_issues SET detail = '{}' WHERE type = 'person_name';
