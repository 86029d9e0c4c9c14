(** The checker as an OCaml program: `check` and what it calls, nothing else. Lists, pairs, options and
    booleans become OCaml's own; numbers stay what they are in Coq, binary digits, as many as it takes. *)

Require Import ExtrOcamlBasic.
Require Import problem checker.

Extraction "checked.ml" check.
