(** The checker as an OCaml program: `check` and what it calls, nothing else. Lists, pairs, options and booleans
    become OCaml's own; numbers stay what they are in Coq, lists of binary digits of any length. *)

Require Import ExtrOcamlBasic.
Require Import problem checker.

Extraction "checked.ml" check.
